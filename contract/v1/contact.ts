// POST {V1}contact: what a stranger writes to anyone who runs the installation.
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, longText, text } from '../fields.ts'

export const contact = call(
  'POST',
  'v1/contact',
  'Keeps a message and emails it to anyone who runs the installation. `website` is for programs that fill in everything: a message with it is thrown away.',
  z.object({
    name: text.default(''),
    email: text.default(''),
    company: text.default(''),
    message: longText.default(''),
    website: text.default(''),
  }),
  done,
  { session: false, also: { 429: 'Written too often.' } },
)
export type Contact = CallType<typeof contact>
