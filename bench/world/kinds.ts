// Every kind of input of the exam, one file each.
import { calendarBusy } from './calendar-busy.ts'
import type { Kind } from './case.ts'
import { mailFailure } from './mail-failure.ts'
import { mailLabel } from './mail-label.ts'
import { mailReturn } from './mail-return.ts'
import { mailText } from './mail-text.ts'
import { mailWriter } from './mail-writer.ts'
import { peopleTable } from './people-table.ts'
import { personName } from './person-name.ts'

export const kinds: readonly Kind[] = [mailWriter, mailText, mailLabel, mailFailure, mailReturn, personName, calendarBusy, peopleTable]
