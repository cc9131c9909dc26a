// Where an interview takes place: a video link, the phone, or a place.
import { Radio, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { WireInterviewer } from '@fairlead/contract/shapes/interviewer'
import type { MeetingKind } from '@fairlead/domain/interview/interviewer'
import { isRoomTemplate } from '@fairlead/domain/interview/room'
import type { Interviewer } from './use-interviewer.ts'
import { calendarsQuery } from './use-calendars.ts'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

const kinds: { kind: MeetingKind; label: string }[] = [
  { kind: 'video', label: calendarSetupText.overVideo },
  { kind: 'phone', label: calendarSetupText.byPhone },
  { kind: 'place', label: calendarSetupText.inPerson },
]

/** The vendor whose calendar receives the user's interviews, if it makes rooms. */
function useRoomMaker(): 'google' | 'microsoft' | null {
  const account = useQuery(calendarsQuery).data?.accounts.find(({ calendars }) => calendars.some(({ receives }) => receives))
  return account?.kind === 'google' || account?.kind === 'microsoft' ? account.kind : null
}

export function MeetingPreferences({ interviewer, settings }: { interviewer: Interviewer; settings: WireInterviewer }) {
  const { wrong: errors, change } = interviewer
  const maker = useRoomMaker()
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
        <Radio.Group
          label={calendarSetupText.videoRoom}
          value={settings.meeting_room}
          onChange={(source) => change({ meeting_room: source })}
          error={settings.meeting_room === 'calendar' && maker === null ? calendarSetupText.noRoomMaker : undefined}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="calendar"
              label={maker === 'microsoft' ? calendarSetupText.teamsRoom : calendarSetupText.meetRoom(maker === 'google')}
              description={calendarSetupText.ownRoomHint}
              disabled={maker === null && settings.meeting_room !== 'calendar'}
            />
            <Radio value="link" label={calendarSetupText.linkRoom} description={calendarSetupText.templateHint} />
          </Stack>
        </Radio.Group>
      )}
      {settings.meeting_kind === 'video' && settings.meeting_room === 'link' && (
        <TextInput
          label={calendarSetupText.yourVideoLink}
          description={isRoomTemplate(settings.meeting_link) ? calendarSetupText.ownLinkHint : calendarSetupText.videoLinkHint}
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
