// Two records side by side, field by field, with what speaks for and against one person.
import type { WireDuplicate } from '@fairlead/contract/v2/talent/duplicates'
import { Badge, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { When } from '../../ui/When.tsx'
import { text } from '../../i18n/duplicates.ts'
import { percentOf } from './use-duplicates.ts'
import styles from './duplicates.module.css'

type ComparedField = WireDuplicate['fields'][number]

export function DuplicatePair({ pair }: { pair: WireDuplicate }) {
  return (
    <section className={styles.pair} aria-label={text.pairOf(pair.first.name, pair.second.name)}>
      <div className={styles.verdict}>
        <Text fw={600} component="p">
          {text.confidence(percentOf(pair.confidence))}
        </Text>
        <Reasons title={text.reasonsFor} reasons={pair.reasons_for} />
        <Reasons title={text.reasonsAgainst} reasons={pair.reasons_against} isAgainst />
      </div>
      <div className={styles.sides}>
        <RecordHead record={pair.first} />
        <RecordHead record={pair.second} />
      </div>
      {pair.fields.map((entry) => (
        <div key={entry.field} className={styles.field} data-different={entry.is_different || undefined}>
          <h3 className={styles.fieldName}>
            {text.fields[entry.field]}
            {entry.is_different && (
              <Badge component="span" size="sm" variant="default" className={styles.differs}>
                {text.differs}
              </Badge>
            )}
          </h3>
          <div className={styles.sides}>
            <Side side={entry.first} isShown={entry.is_different && entry.shown !== 'second'} />
            <Side side={entry.second} isShown={entry.is_different && entry.shown !== 'first'} />
          </div>
        </div>
      ))}
    </section>
  )
}

function Reasons({ title, reasons, isAgainst = false }: { title: string; reasons: readonly string[]; isAgainst?: boolean }) {
  if (reasons.length === 0) return null
  return (
    <div className={`${styles.reasons} text-13`} data-against={isAgainst || undefined}>
      <h3>{title}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}

function RecordHead({ record }: { record: WireDuplicate['first'] }) {
  return (
    <div className={styles.head}>
      <h2>
        <Link to="/talent/$personId" params={{ personId: record.person_id }}>
          {record.name}
        </Link>
      </h2>
      <p className={styles.source}>
        {text.recordAdded} <When date={record.added_at} />
        {record.projects > 0 && `, ${text.inProjects(record.projects)}`}
      </p>
    </div>
  )
}

function Side({ side, isShown }: { side: ComparedField['first']; isShown: boolean }) {
  if (side.lines.length === 0) return <p className={styles.source}>{text.notStated}</p>
  return (
    <div className={styles.side}>
      {side.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {side.source !== null && (
        <p className={styles.source}>
          {side.source}
          {side.trust && ` (${text.trust[side.trust]})`}
          {side.at && (
            <>
              , <When date={side.at} />
            </>
          )}
        </p>
      )}
      {isShown && (
        <p className="accent text-12">
          <IconEye size={13} aria-hidden /> {text.shownAfterMerge}
        </p>
      )}
    </div>
  )
}
