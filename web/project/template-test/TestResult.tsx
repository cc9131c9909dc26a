import { Text } from '@mantine/core'
import type { WireTemplateTest } from '@fairlead/contract/shapes/template-test'
import { shareText } from '@fairlead/domain/insight/shares'
import { testVersions } from '@fairlead/domain/outreach/template-test'
import { text as testText } from '../../i18n/template-test.ts'
import styles from './template-test.module.css'

/** A place that scrolls sideways must be reachable without a mouse. */
const scrollsByKeyboard = { tabIndex: 0 }

export function TestResult({ test, isSentenceShown = true }: { test: WireTemplateTest; isSentenceShown?: boolean }) {
  const { difference } = test
  return (
    <div className="stack shrink">
      {isSentenceShown && (
        <Text size="sm" fw={550}>
          {test.sentence}
        </Text>
      )}
      <section className="sideways" aria-label={testText.resultTable} {...scrollsByKeyboard}>
        <table className={`${styles.table} table num`}>
          <thead>
            <tr>
              <th scope="col">{testText.version}</th>
              {[testText.counted, testText.interested, testText.replied].map((label) => (
                <th key={label} scope="col" data-number>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {testVersions.map((key) => (
              <tr key={key}>
                <th scope="row">{testText.versionName(key, test[key].template)}</th>
                <td data-number>
                  {test[key].counted}
                  <small>{testText.ofSent(test[key].sent)}</small>
                </td>
                <Share part={test[key].interested} total={test[key].counted} interval={test[key].interested_interval} />
                <Share part={test[key].replied} total={test[key].counted} interval={test[key].replied_interval} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {difference && (
        <Text size="sm" c="dimmed">
          {testText.differenceText(difference.share, difference.interval.low, difference.interval.high)}
        </Text>
      )}
      <details>
        <summary>{testText.howItWorks}</summary>
        <Text size="sm" c="dimmed" mt={4}>
          {testText.rules}
        </Text>
      </details>
    </div>
  )
}

function Share({ part, total, interval }: { part: number; total: number; interval: { low: number; high: number } }) {
  return (
    <td data-number>
      {shareText(part, total)}
      {total > 0 && <small>{testText.percentRange(interval.low, interval.high)}</small>}
    </td>
  )
}
