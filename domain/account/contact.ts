// The public contact form, sent to the operator of the installation.
import { limits } from '../shared/limits.ts'
import { messages } from '../shared/messages.ts'
import { isEmail } from '../shared/validation.ts'
import { text as validationText } from '../shared/texts/validation.ts'

export interface ContactForm {
  name: string
  email: string
  company: string
  message: string
}

/** Errors by wire name of the field; null when valid. */
export function checkContact(form: ContactForm): Record<string, string> | null {
  const fields: Record<string, string> = {}
  const isBlank = (text: string) => text.trim() === ''
  if (isBlank(form.name)) fields.name = messages.fieldRequired
  if (isBlank(form.email)) fields.email = messages.fieldRequired
  else if (!isEmail(form.email)) fields.email = messages.invalidEmail
  if (isBlank(form.message)) fields.message = messages.fieldRequired
  else if (form.message.length > limits.contactLetters) fields.message = validationText.charactersMax(limits.contactLetters)
  return Object.keys(fields).length > 0 ? fields : null
}
