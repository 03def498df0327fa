/** Exports the month, agenda and multi-month views. */
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';

export { default } from '@fullcalendar/react';
export { default as dayGrid } from '@fullcalendar/react/daygrid';
export { default as list } from '@fullcalendar/react/list';
export { default as multiMonth } from '@fullcalendar/react/multimonth';
export { default as theme } from '@fullcalendar/react/themes/classic';
