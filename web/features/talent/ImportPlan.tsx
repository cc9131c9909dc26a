import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { entriesOf } from '@fairlead/domain/shared/records'
import { Alert, NativeSelect, Radio, ScrollArea, Stack, Table, Text } from '@mantine/core'
import type { ImportColumn, WireImport } from '@fairlead/contract/v2/talent/import'
import styles from './talent.module.css'
import { text as talentText } from '../../i18n/talent.ts'

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
  ...talentText.applicationColumns,
}
const choices = entriesOf(labels).map(([value, label]) => ({ value, label }))

interface Props {
  file: File
  result: WireImport
  mapping: Mapping
  onMap: (mapping: Mapping) => void
  onEncoding: (encoding: string) => void
}

export function ImportPlan({ file, result, mapping, onMap, onEncoding }: Props) {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {file.name}, {result.encoding.toUpperCase()}
        {result.system !== '' && `. ${talentText.recognisedAs(result.system)}`}
        {result.remembered && `. ${talentText.columnsRemembered}`}
        {result.header_line > 1 && talentText.headerInLine(result.header_line)}
      </Text>
      <Encoding result={result} onEncoding={onEncoding} />
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
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    {column.title}
                    <Text span hiddenFrom="xs" size="xs" c="dimmed" display="block">
                      {column.samples.join('; ')}
                    </Text>
                  </Table.Td>
                  <Table.Td visibleFrom="xs" className="soft text-13 anywhere">
                    {column.samples.map((sample, index) => (
                      <span key={index} className="block clip">
                        {sample}
                      </span>
                    ))}
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

/** Which letters the file's bytes are: a question where that isn't certain, and a choice otherwise. */
function Encoding({ result: { encoding, encoding_sure: isSure, encodings }, onEncoding }: Pick<Props, 'result' | 'onEncoding'>) {
  if (encodings.length === 0) return null
  const choice = (
    <Radio.Group label={talentText.encodingQuestion} value={isSure ? encoding : null} onChange={onEncoding}>
      <Stack gap={6} mt={6}>
        {encodings.map((entry) => (
          <Radio
            key={entry.encoding}
            value={entry.encoding}
            label={entry.sample || entry.encoding}
            description={entry.encoding.toUpperCase()}
            styles={{ label: { overflowWrap: 'anywhere' } }}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
  if (isSure)
    return (
      <details>
        <summary className={styles.summary}>{talentText.lettersWrong}</summary>
        {choice}
      </details>
    )
  return (
    <Alert color="amber" title={talentText.encodingUnsure}>
      {choice}
    </Alert>
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
          {count > doubtful.length && (
            <Text size="sm">{talentText.andMore((count - doubtful.length).toLocaleString(readersLocale()))}</Text>
          )}
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
    <dl className={`${styles.counts} flex wrap gap-24 tight`}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString(readersLocale())}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The refused rows and the cells that are left out, each with its line and the reason. */
export function RefusedRows({ result }: { result: WireImport }) {
  return (
    <>
      <Lines title={talentText.rejectedRows} lines={result.errors} count={result.error_count} />
      <Lines title={talentText.cellsLeftOut} lines={result.warnings} count={result.warning_count} />
    </>
  )
}

function Lines({ title, lines, count }: { title: string; lines: WireImport['errors']; count: number }) {
  if (lines.length === 0) return null
  return (
    <section aria-label={title}>
      <Text size="sm" fw={550} mb={4}>
        {title}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard */}
      <ul className={styles.errors} tabIndex={0}>
        {lines.map(({ line, message }) => (
          <li key={`${line} ${message}`}>{talentText.lineError(line, message)}</li>
        ))}
      </ul>
      {count > lines.length && (
        <Text size="sm" c="dimmed">
          {talentText.andMore((count - lines.length).toLocaleString(readersLocale()))}
        </Text>
      )}
    </section>
  )
}
