import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, whole } from '../../fields.ts'

export const readSentFile = call(
  'GET',
  'v2/mail/attachment',
  ['unproven'],
  'Downloads a file of an email to a candidate.',
  z.object({ message_id: id, number: whole }),
  z.unknown(),
  { download: true, also: { 404: 'There is no such file, or the project hides names.' } },
)
export type ReadSentFile = CallType<typeof readSentFile>
