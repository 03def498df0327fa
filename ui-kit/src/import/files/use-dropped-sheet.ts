import { useEffect, useRef, useState } from 'react';

interface DroppedSheet {
  onFile: (file: File) => void;
  onText: (text: string) => void;
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Accepts files and text that the user drops or pastes anywhere in the window. Otherwise, browsers would open a file
 * that misses the drop area.
 *
 * @returns Whether the user is dragging something over the window.
 */
export function useDroppedSheet(handlers: DroppedSheet): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData('text/plain');
      if (file) latest.current.onFile(file);
      else if (text) latest.current.onText(text);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isField(event.target)) return;
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData('text/plain');
      if (text) latest.current.onText(text);
      else if (file) latest.current.onFile(file);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
      window.removeEventListener('paste', onPaste);
    };
  }, []);
  return isOver;
}
