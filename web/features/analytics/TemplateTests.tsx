// Tests of one project's two first emails, with their conclusions.
import { testVersions } from '@fairlead/domain/outreach/template-test'
import { shareText } from '@fairlead/domain/insight/shares'
import type { ReadAnalytics } from '@fairlead/contract/v2/analytics'
import type { WireTemplateTest } from '@fairlead/contract/shapes/template-test'
import { TestResult } from '../../project/template-test/TestResult.tsx'
import { useTemplateTests } from '../../project/template-test/use-template-tests.ts'
import { sentDate } from '../../ui/time.ts'
import { text as testText } from '../../i18n/template-test.ts'
import { Figure } from './Figure.tsx'

const columns = [
  { label: testText.test },
  { label: testText.version },
  ...[testText.sent, testText.counted, testText.interested, testText.interestRange, testText.replied, testText.replyRange].map((label) => ({
    label,
    isNumber: true,
  })),
]

/** `chosen`: the page's projects; a test belongs to one. */
export function TemplateTests({ data, chosen }: { data: ReadAnalytics['answer']; chosen: readonly string[] }) {
  const [project] = chosen.length > 0 ? chosen : data.projects.map(({ id }) => id)
  const isOne = (chosen.length || data.projects.length) === 1
  const tests = useTemplateTests(isOne ? (project ?? null) : null)
  const rows = tests ? [...(tests.running ? [tests.running] : []), ...tests.ended] : []
  const [newest] = rows
  return (
    <Figure
      title={testText.tests}
      definition={testText.testsExplained}
      summary={newest ? newest.sentence : isOne ? testText.noTests : testText.chooseProject}
      table={{ columns, rows: rows.flatMap(rowsOf) }}
      wide
    >
      {newest && <TestResult test={newest} isSentenceShown={false} />}
    </Figure>
  )
}

const rowsOf = (test: WireTemplateTest) =>
  testVersions.map((key) => {
    const { template, sent, counted, interested, interested_interval, replied, replied_interval } = test[key]
    const range = ({ low, high }: { low: number; high: number }) => (counted > 0 ? testText.percentRange(low, high) : '–')
    return {
      key: `${test.id} ${key}`,
      cells: [
        sentDate(test.started_at),
        testText.versionName(key, template),
        sent,
        counted,
        shareText(interested, counted),
        range(interested_interval),
        shareText(replied, counted),
        range(replied_interval),
      ],
    }
  })
