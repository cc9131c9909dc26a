// English texts of web/project/editor.

// Toolbar
export const formatting = 'Formatting'
export const bold = 'Bold'
export const italic = 'Italic'
export const underline = 'Underline'
export const bulletedList = 'Bulleted list'
export const numberedList = 'Numbered list'
export const addLink = 'Add link'
export const editLink = 'Edit link'
export const clearFormatting = 'Clear formatting'
export const undo = 'Undo edit'
export const redo = 'Redo edit'

// Link editor
export const addLinkTitle = 'Add a link'
export const editLinkTitle = 'Edit the link'
export const textToDisplay = 'Text to display'
export const url = 'URL'
export const removeLink = 'Remove link'
export const cancel = 'Cancel'
export const save = 'Save'
export const snippets = 'Snippets'
