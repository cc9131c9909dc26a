// When a reply to a candidate can be sent and a note can be saved.
import { limits } from '../shared/limits.ts'
import { htmlToText } from '../shared/mail-body.ts'
import { isEmail } from '../shared/validation.ts'
import { text as replyFormText } from './texts/reply-form.ts'
import { text as validationText } from '../shared/texts/validation.ts'

export interface ReplyForm {
  /** As written: text or HTML. */
  body: string
  /** null = not known yet. */
  toEmail: string | null
  /** There is an address, and a bias-reduced project does not show it. */
  isAddressHidden?: boolean
}

/**
 * Why Send is disabled, or null. The specification leaves the rule open ('unless content is valid'); ours: text remains once
 * markup and whitespace are removed, no variable is unfilled, it has at most 20,000 characters, and there is an address.
 */
export function validateReply(form: ReplyForm): string | null {
  const text = visibleText(form.body)
  if (text === '') return replyFormText.writeSomethingFirst
  if (text.length > limits.replyLength) return validationText.charactersMax(limits.replyLength)
  const variable = /\{\{\s*([a-z0-9_]+)\s*\}\}/i.exec(text)
  if (variable) return replyFormText.replacePlaceholder(variable[0])
  if (form.isAddressHidden) return null
  return form.toEmail !== null && isEmail(form.toEmail) ? null : 'No email address found'
}

/** A note can't be blank. */
export function maySaveNote(note: string): boolean {
  return note.trim() !== ''
}

/** The visible text of plain text or HTML; invisible characters don't count. */
function visibleText(body: string): string {
  return htmlToText(body)
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .trim()
}
