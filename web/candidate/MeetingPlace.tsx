// How and where an interview takes place, with a link to the video call until it is over.
import { Anchor } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { webLink } from '@fairlead/domain/shared/validation'
import { isPast } from '../ui/time.ts'
import { text as meetingText } from '../i18n/candidate-meeting.ts'

type Meeting = NonNullable<WireCandidate['interview']>['meeting']

export function MeetingPlace({ meeting: { kind, where }, end }: { meeting: Meeting; end: string }) {
  if (kind === 'phone') return where === '' ? meetingText.byPhone : meetingText.byPhoneAt(where)
  if (kind === 'place') return where === '' ? meetingText.inPerson : meetingText.inPersonAt(where)
  const link = isPast(end) ? null : webLink(where)
  return (
    <>
      {meetingText.byVideo}
      {link && (
        <>
          {' · '}
          <Anchor href={link} target="_blank" rel="noreferrer" inherit underline="always" aria-label={meetingText.joinTheCall}>
            {meetingText.join}
          </Anchor>
        </>
      )}
    </>
  )
}
