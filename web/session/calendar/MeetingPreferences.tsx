// Where an interview takes place: a video link, the phone, or a place.
import { Radio, Stack, TextInput } from '@mantine/core'
import type { WireInterviewer } from '@fairlead/contract/shapes/interviewer'
import type { MeetingKind } from '@fairlead/domain/interview/interviewer'
import type { Interviewer } from './use-interviewer.ts'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

const kinds: { kind: MeetingKind; label: string }[] = [
  { kind: 'video', label: calendarSetupText.overVideo },
  { kind: 'phone', label: calendarSetupText.byPhone },
  { kind: 'place', label: calendarSetupText.inPerson },
]

export function MeetingPreferences({ interviewer, settings }: { interviewer: Interviewer; settings: WireInterviewer }) {
  const { wrong: errors, change } = interviewer
  const field = (name: 'meeting_link' | 'meeting_phone' | 'meeting_place') => ({
    value: settings[name],
    error: errors[name],
    maxLength: 500,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <Stack>
      <Radio.Group
        label={calendarSetupText.meetingOptions}
        value={settings.meeting_kind}
        onChange={(kind) => change({ meeting_kind: kind })}
      >
        <Stack gap="xs" mt="xs">
          {kinds.map(({ kind, label }) => (
            <Radio key={kind} value={kind} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      {settings.meeting_kind === 'video' && (
        <TextInput
          label={calendarSetupText.yourVideoLink}
          description={calendarSetupText.videoLinkHint}
          placeholder={calendarSetupText.linkPlaceholder}
          {...field('meeting_link')}
        />
      )}
      {settings.meeting_kind === 'phone' && (
        <TextInput label={calendarSetupText.yourPhoneNumber} description={calendarSetupText.phoneHint} {...field('meeting_phone')} />
      )}
      {settings.meeting_kind === 'place' && (
        <TextInput label={calendarSetupText.where} placeholder={calendarSetupText.placePlaceholder} {...field('meeting_place')} />
      )}
    </Stack>
  )
}
