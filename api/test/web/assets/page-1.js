document.body.textContent = 'The planner';
