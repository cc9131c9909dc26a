import { entriesOf } from '@fairlead/domain/shared/records'
import { Alert, NativeSelect, ScrollArea, Stack, Table, Text } from '@mantine/core'
import type { ImportColumn, WireImport } from '@fairlead/contract/v2/talent/import'
import styles from './talent.module.css'
import * as talentText from '../../i18n/en/talent.ts'

export type Mapping = Record<string, ImportColumn | 'ignore'>

const labels: Record<ImportColumn | 'ignore', string> = {
  ignore: talentText.leaveOut,
  linkedin_url: talentText.linkedinUrl,
  email: talentText.eMail,
  first_name: talentText.firstName,
  last_name: talentText.lastName,
  full_name: talentText.fullName,
  headline: talentText.headline,
  title: talentText.currentTitle,
  company: talentText.company,
  location: talentText.location,
  skills: talentText.skills,
  school: talentText.school,
  degree: talentText.degree,
  summary: talentText.summary,
}
const choices = entriesOf(labels).map(([value, label]) => ({ value, label }))

interface Props {
  file: File
  result: WireImport
  mapping: Mapping
  onMap: (mapping: Mapping) => void
}

export function ImportPlan({ file, result, mapping, onMap }: Props) {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {file.name}, {result.encoding}
      </Text>
      <ImportCounts result={result} />
      {result.dry_run && (
        <ScrollArea.Autosize mah={300} tabIndex={0} aria-label={talentText.columns}>
          <Table verticalSpacing={4} layout="fixed">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{talentText.columnLabel}</Table.Th>
                <Table.Th visibleFrom="xs">{talentText.forExample}</Table.Th>
                <Table.Th>{talentText.becomes}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {result.columns.map((column) => (
                <Table.Tr key={column.title}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{column.title}</Table.Td>
                  <Table.Td visibleFrom="xs" className={styles.soft}>
                    {column.sample}
                  </Table.Td>
                  <Table.Td>
                    <NativeSelect
                      aria-label={talentText.fieldFor(column.title)}
                      size="xs"
                      data={choices}
                      value={mapping[column.title] ?? 'ignore'}
                      onChange={(event) =>
                        onMap({
                          ...mapping,
                          [column.title]: choices.find(({ value }) => value === event.currentTarget.value)?.value ?? 'ignore',
                        })
                      }
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      )}
      <Greetings result={result} />
      <RefusedRows result={result} />
    </Stack>
  )
}

/** How emails would greet the first people in the file, and everyone whose greeting is unlikely to be a name. */
function Greetings({ result: { preview, doubtful_greetings: doubtful, doubtful_greeting_count: count } }: { result: WireImport }) {
  const greeted = preview.filter(({ greeting }) => greeting !== '')
  if (greeted.length === 0) return null
  return (
    <section aria-label={talentText.greetings}>
      <Text size="sm" fw={550} mb={4}>
        {talentText.greetings}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {greeted.map(({ name, greeting }) => talentText.greetingOf(name, greeting)).join('; ')}
      </Text>
      {count > 0 && (
        <Alert color="amber" mt="xs" title={talentText.doubtfulGreetings(count)}>
          <ul className={styles.errors}>
            {doubtful.map(({ line, name, greeting }) => (
              <li key={line}>{talentText.lineError(line, talentText.greetingOf(name, greeting))}</li>
            ))}
          </ul>
          {count > doubtful.length && <Text size="sm">{talentText.andMore((count - doubtful.length).toLocaleString('en-US'))}</Text>}
          <Text size="sm">{talentText.doubtfulGreetingHint}</Text>
        </Alert>
      )}
    </section>
  )
}

export function ImportCounts({ result }: { result: WireImport }) {
  const counts = [
    [talentText.rows, result.rows],
    [result.dry_run ? talentText.wouldBeAdded : talentText.added, result.added],
    [result.dry_run ? talentText.wouldBeUpdated : talentText.updated, result.merged],
    [talentText.unchanged, result.unchanged],
    [talentText.refused, result.error_count],
  ] as const
  return (
    <dl className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The refused rows, each with its line and the reason. */
export function RefusedRows({ result }: { result: WireImport }) {
  if (result.errors.length === 0) return null
  return (
    <section aria-label={talentText.rejectedRows}>
      <Text size="sm" fw={550} mb={4}>
        {talentText.rejectedRows}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard */}
      <ul className={styles.errors} tabIndex={0}>
        {result.errors.map((error) => (
          <li key={`${error.line} ${error.message}`}>{talentText.lineError(error.line, error.message)}</li>
        ))}
      </ul>
      {result.error_count > result.errors.length && (
        <Text size="sm" c="dimmed">
          {talentText.andMore((result.error_count - result.errors.length).toLocaleString('en-US'))}
        </Text>
      )}
    </section>
  )
}
