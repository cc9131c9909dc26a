// English texts of web/project/writing: tests to oneself and snippets.

// Send test
export const sendTest = 'Send a test to me'
export const testOnItsWay = (address: string) => `A test is on its way to ${address}.`
export const testFailed = 'We couldn’t send the test. Please try again.'

// Variable chips
export const insertAVariable = 'Insert a variable'

// Snippets
export const snippets = 'Snippets'
export const noSnippetsYet = 'No snippets yet'
export const snippetsFailed = 'We couldn’t load the snippets.'
export const snippetKeyHint = 'Or type ; and the name in the text'
export const manageSnippets = 'Manage snippets'
export const snippetsAbout = 'Short texts that everyone in your workspace can insert into emails. Type ; and the name in the text.'
export const snippetsEmpty =
  'Save texts you write again and again, such as directions or a salary range. Everyone in your workspace can insert them into emails.'
export const newSnippet = 'New snippet'
export const editSnippet = 'Edit snippet'
export const editNamed = (name: string) => `Edit ${name}`
export const deleteNamed = (name: string) => `Delete ${name}`
export const snippetName = 'Name'
export const snippetNameHint = 'Type ; and this name to insert it.'
export const snippetText = 'Text'
export const saveSnippet = 'Save snippet'
export const cancel = 'Cancel'
export const snippetSaved = (name: string) => `“${name}” was saved.`
export const snippetNotSaved = 'We couldn’t save the snippet. Please try again.'
export const snippetDeleted = (name: string) => `“${name}” was deleted.`
export const snippetNotDeleted = 'We couldn’t delete the snippet. Please try again.'
export const snippetNotRestored = 'We couldn’t restore the snippet. Please try again.'

export const letterTemplates = 'Offer letters'
export const newLetterTemplate = 'New letter template'
export const editLetterTemplate = 'Edit letter template'
export const letterTemplatesAbout =
  'Templates of offer letters that your workspace shares. Variables such as {{pay}} are filled from the offer.'
