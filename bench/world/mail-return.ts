// The first day at work that an absence names: 'YYYY-MM-DD', or null. `context.text` is the message, `context.today` the day it arrived.
import { readAbsence } from '@fairlead/domain/conversation/out-of-office'
import type { Kind } from './case.ts'
import { textIn } from './read-mail.ts'

export const mailReturn: Kind = {
  name: 'mail.return',
  read: ({ context }) => Promise.resolve(readAbsence(textIn(context, 'text'), textIn(context, 'today')).returns),
}
