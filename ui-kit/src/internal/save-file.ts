/**
 * Downloads a file, as if the user had clicked a link to it.
 *
 * @example saveFile('notes.txt', new Blob(['Call the venue'], { type: 'text/plain' }))
 */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Do not revoke the URL immediately, because browsers start the download in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Downloads text as a CSV file. */
export const saveCsvText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
