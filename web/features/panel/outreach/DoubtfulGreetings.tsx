import type { ChangePerson, ReadPerson } from '@fairlead/contract/v2/talent/people'
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { shownName } from '../../../candidate/names.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { FormError } from '../../../ui/FormError.tsx'
import type { useBulkEmail } from './use-bulk-email.ts'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

type Bulk = ReturnType<typeof useBulkEmail>
type Doubtful = Bulk['doubtful'][number]

/** Recipients left out until the user confirms how the email greets them, or corrects the name. */
export function DoubtfulGreetings({ view, bulk }: { view: PanelView; bulk: Bulk }) {
  const { doubtful } = bulk
  if (doubtful.length === 0) return null
  return (
    <Alert color="amber" title={panelOutreachText.doubtfulGreetings(doubtful.length)}>
      <Stack gap="sm">
        <Text size="sm">{panelOutreachText.doubtfulGreetingHint}</Text>
        {doubtful.map((entry) => (
          <Greeting key={entry.candidate.id} entry={entry} view={view} bulk={bulk} />
        ))}
      </Stack>
    </Alert>
  )
}

function Greeting({ entry: { candidate, greeting }, view, bulk }: { entry: Doubtful; view: PanelView; bulk: Bulk }) {
  const { biasReducer } = view.facts
  const [name, setName] = useState(candidate.name)
  const label = shownName(candidate, biasReducer)
  const saving = useSubmit({
    send: async () => {
      const person = await send<ReadPerson>('GET', 'v2/talent/people', { person_id: candidate.core_candidate_id })
      const { person_id: id, headline, location, linkedin_url: linkedinUrl, emails, skills } = person
      return send<ChangePerson>('PUT', 'v2/talent/people', {
        person_id: id,
        name: name.trim(),
        headline: headline ?? '',
        location: location ?? '',
        linkedin_url: linkedinUrl ?? '',
        emails,
        skills,
      })
    },
    onSuccess: bulk.recheck,
    failure: panelOutreachText.nameNotSaved,
  })
  const disabled = bulk.progress !== null || saving.busy
  return (
    <div>
      <Group gap="xs" align="end">
        {biasReducer ? (
          <Text size="sm">{label}</Text>
        ) : (
          <TextInput
            size="xs"
            style={{ flex: '1 1 180px' }}
            label={panelOutreachText.greets(greeting ?? '')}
            aria-label={panelOutreachText.nameOf(label)}
            value={name}
            disabled={disabled}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {!biasReducer && name.trim() !== candidate.name && name.trim() !== '' && (
          <Button size="compact-sm" variant="default" loading={saving.busy} onClick={() => void saving.run()}>
            {panelOutreachText.saveName}
          </Button>
        )}
        <Button size="compact-sm" variant="default" disabled={disabled} onClick={() => bulk.confirmGreeting(candidate.id)}>
          {panelOutreachText.greetingIsRight}
        </Button>
      </Group>
      <FormError>{saving.sentence}</FormError>
    </div>
  )
}
