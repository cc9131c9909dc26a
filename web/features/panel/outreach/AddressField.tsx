import { Autocomplete, Button, Group, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { FindEmail } from '@fairlead/contract/v1/email/find'
import type { ListAddresses } from '@fairlead/contract/v2/projects/candidates/email'
import { isEmail } from '@fairlead/domain/shared/validation'
import { limits } from '@fairlead/domain/shared/limits'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryFor } from '../../../api/cache.ts'
import { failureOf, sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { usePending } from '../../../api/use-submit.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import type { Problem } from './OtherWays.tsx'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

interface Props {
  view: PanelView
  candidate: WireCandidate
  known: readonly string[]
  value: string
  onChange: (address: string) => void
  onProblem: (problem: Problem) => void
}

const noneYet: string[] = []

export function AddressField({ view, candidate, known: suggestions, value, onChange, onProblem }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [busy, during] = usePending()
  const [results, setResults] = useState<string[] | null>(null)
  const [settled] = useDebouncedValue(value, limits.emailLookupDelayMs)
  // look it up again: a colleague may have found one in the meantime
  const listed = useQuery({
    ...queryFor<ListAddresses>('v2/projects/candidates/email', {
      candidate_id: candidate.id,
      allow_work_emails: view.wire.allow_work_emails,
    }),
    queryKey: ['v2/projects/candidates/email', { candidate_id: candidate.id, typed: settled }],
    placeholderData: (before) => before,
    retry: false,
  })
  const addresses = [...new Set([...suggestions, ...(listed.data ?? noneYet), ...(results ?? noneYet)])]

  async function lookUp() {
    try {
      const about = { candidate_id: candidate.id, project_id: view.facts.id }
      const { emails } = await send<FindEmail>('POST', 'v1/email/find', { ...about, type: 'candidate_navigator_response' })
      setResults(emails)
      const [only, ...more] = emails
      if (only !== undefined && more.length === 0) onChange(only)
      field.current?.focus()
    } catch (error) {
      const missing = failureOf(error)?.status === 404
      onProblem({ sentence: missing ? messages.noEmailFound : sentenceOf(error, messages.emailFailed), elsewhere: true })
    }
  }

  return (
    <div>
      <Group align="end" gap="xs">
        <Autocomplete
          ref={field}
          label={panelOutreachText.to}
          flex={1}
          miw={200}
          data={addresses}
          value={value}
          onChange={onChange}
          placeholder={addresses.length === 0 ? panelOutreachText.noEmailAddressFound : panelOutreachText.chooseAnAddress}
          error={value !== '' && !isEmail(value) ? messages.notAnEmail : null}
        />
        {addresses.length === 0 && !listed.isPending && (
          <Button variant="default" leftSection={<IconSearch size={15} />} loading={busy} onClick={() => void during(lookUp)}>
            {panelOutreachText.findAnAddress}
          </Button>
        )}
      </Group>
      <Text size="sm" mt={4} aria-live="polite">
        {results && messagesAbout.emailsFound(results.length)}
      </Text>
    </div>
  )
}
