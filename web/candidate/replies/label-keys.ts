// The keys that correct a reply's classification in the inbox.
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'

export const labelKeys: Record<ReplyLabel, string> = {
  interested: '1',
  question: '2',
  not_interested: '3',
  not_now: '4',
  referral: '5',
  wrong_person: '6',
  out_of_office: '7',
  unsubscribe: '8',
  data_request: '9',
  unclear: '0',
  thank_you: 't',
}
