// German texts of web/project/editor.

// Toolbar
export const formatting = 'Formatierung'
export const bold = 'Fett'
export const italic = 'Kursiv'
export const underline = 'Unterstrichen'
export const bulletedList = 'Aufzählung'
export const numberedList = 'Nummerierte Liste'
export const addLink = 'Link einfügen'
export const editLink = 'Link bearbeiten'
export const clearFormatting = 'Formatierung entfernen'
export const undo = 'Bearbeitung rückgängig machen'
export const redo = 'Bearbeitung wiederholen'

// Link editor
export const addLinkTitle = 'Link einfügen'
export const editLinkTitle = 'Link bearbeiten'
export const textToDisplay = 'Angezeigter Text'
export const url = 'URL'
export const removeLink = 'Link entfernen'
export const cancel = 'Abbrechen'
export const save = 'Speichern'
export const snippets = 'Textbausteine'
