// Where an interview takes place: a video link, the phone, or a place.
import { Radio, Stack, TextInput } from '@mantine/core'
import type { WireInterviewer } from '@fairlead/contract/v2/interviewers/settings'
import type { MeetingKind } from '@fairlead/domain/interview/interviewer'
import type { Interviewer } from './use-interviewer.ts'

const kinds: { kind: MeetingKind; label: string }[] = [
  { kind: 'video', label: 'Over video' },
  { kind: 'phone', label: 'By phone' },
  { kind: 'place', label: 'At a place' },
]

export function MeetingPreferences({ interviewer, settings }: { interviewer: Interviewer; settings: WireInterviewer }) {
  const { wrong, change } = interviewer
  const field = (name: 'meeting_link' | 'meeting_phone' | 'meeting_place') => ({
    value: settings[name],
    error: wrong[name],
    maxLength: 500,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <Stack>
      <Radio.Group label="Meeting options" value={settings.meeting_kind} onChange={(kind) => change({ meeting_kind: kind as MeetingKind })}>
        <Stack gap="xs" mt="xs">
          {kinds.map(({ kind, label }) => (
            <Radio key={kind} value={kind} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      {settings.meeting_kind === 'video' && (
        <TextInput
          label="Your video link"
          description="Use the same link for every interview"
          placeholder="https://"
          {...field('meeting_link')}
        />
      )}
      {settings.meeting_kind === 'phone' && (
        <TextInput label="Your phone number" description="Empty: you call the candidate" {...field('meeting_phone')} />
      )}
      {settings.meeting_kind === 'place' && (
        <TextInput label="Where" placeholder="Street, room, whom to ask for" {...field('meeting_place')} />
      )}
    </Stack>
  )
}
