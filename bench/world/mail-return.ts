// The first day at work that an absence names: 'YYYY-MM-DD', or null. `given.text` is the message, `given.today` the day it arrived.
import { readAbsence } from '@fairlead/domain/conversation/out-of-office'
import type { Kind } from './case.ts'
import { textIn } from './read-mail.ts'

export const mailReturn: Kind = {
  name: 'mail.return',
  read: ({ given }) => Promise.resolve(readAbsence(textIn(given, 'text'), textIn(given, 'today')).returns),
}
