import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, longText, text } from '../fields.ts'

export const contact = call(
  'POST',
  'v1/contact',
  ['guest'],
  'Saves a message and emails it to the operator. `website` is a honeypot: messages that fill it in are dropped.',
  z.object({
    name: text.default(''),
    email: text.default(''),
    company: text.default(''),
    message: longText.default(''),
    website: text.default(''),
  }),
  done,
  { audit: null, also: { 429: 'Too many messages.' } },
)
export type Contact = CallType<typeof contact>
