// How many of several interviewers hold an interview, and how many interviews each of them already has.
import { NumberInput, Radio, Stack, Table, Text } from '@mantine/core'
import type { ReadInterviewLoad } from '@fairlead/contract/v2/interviews/load'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../api/cache.ts'
import { text as togetherText } from '../i18n/project-interviewers-together.ts'

export interface Together {
  is_panel: boolean
  /** Without `is_panel`. */
  seats: number
}

type Choice = 'turns' | 'some' | 'panel'

interface Props extends Together {
  label: string
  /** How many interviewers there are. */
  count: number
  onChange: (next: Together) => void
}

function choiceOf(isPanel: boolean, seats: number): Choice {
  if (isPanel) return 'panel'
  if (seats > 1) return 'some'
  return 'turns'
}

/** Nothing to choose for a single interviewer. */
export function InterviewersTogether({ label, count, is_panel, seats, onChange }: Props) {
  if (count < 2) return null
  const max = Math.min(10, count - 1)
  const value = choiceOf(is_panel, seats)
  const change = (next: string) => onChange({ is_panel: next === 'panel', seats: next === 'some' ? 2 : 1 })
  return (
    <Radio.Group label={label} value={value} onChange={change}>
      <Stack gap="sm" mt="xs">
        <Radio value="turns" label={togetherText.rotationOption} description={togetherText.rotationHint} />
        {(max > 1 || value === 'some') && <Radio value="some" label={togetherText.someOption} description={togetherText.someHint} />}
        {value === 'some' && (
          <NumberInput
            label={togetherText.howMany}
            w={160}
            ml={32}
            min={2}
            max={Math.max(2, max)}
            allowDecimal={false}
            value={seats}
            onChange={(next) => typeof next === 'number' && onChange({ is_panel: false, seats: Math.min(10, Math.max(2, next)) })}
          />
        )}
        <Radio value="panel" label={togetherText.panelOption} description={togetherText.panelHint} />
      </Stack>
    </Radio.Group>
  )
}

/** The interviews of these people this week and next; nothing until they are known. */
export function InterviewLoad({ emails }: { emails: readonly string[] }) {
  const { data } = useQuery(queryFor<ReadInterviewLoad>('v2/interviews/load', {}))
  const rows = data?.interviewers.filter(({ email }) => emails.includes(email)) ?? []
  if (rows.length === 0) return null
  return (
    <Table.ScrollContainer minWidth={260}>
      <Table verticalSpacing={4} captionSide="top">
        <Table.Caption ta="left" mt={0}>
          {togetherText.load}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{togetherText.interviewer}</Table.Th>
            <Table.Th ta="right">{togetherText.thisWeek}</Table.Th>
            <Table.Th ta="right">{togetherText.nextWeek}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ email, this_week, next_week, weekly_limit }) => (
            <Table.Tr key={email}>
              <Table.Td>
                <Text size="sm" className="anywhere">
                  {email}
                </Text>
              </Table.Td>
              {[this_week, next_week].map((count, index) => (
                <Table.Td key={index} ta="right" className="num">
                  {togetherText.ofLimit(count, weekly_limit)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
