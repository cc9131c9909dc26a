// One kind of what waits: its rows, each a link to where it is done.
import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconAt,
  IconCalendarEvent,
  IconChecklist,
  IconClipboardCheck,
  IconFileText,
  IconMessageQuestion,
  IconPencil,
  IconScale,
  IconSearch,
  IconUserSearch,
  IconShieldCheck,
  IconUsersPlus,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { localMinute } from '../../ui/time.ts'
import { When } from '../../ui/When.tsx'
import { text as homeText } from '../../i18n/home.ts'
import type { Group, GroupKind, Row } from './home-groups.ts'
import styles from './home.module.css'

const icons: Record<GroupKind, typeof IconAt> = {
  trouble: IconAlertTriangle,
  interviews: IconCalendarEvent,
  answers: IconMessageQuestion,
  review: IconUserSearch,
  decisions: IconScale,
  approvals: IconFileText,
  scorecards: IconClipboardCheck,
  mentions: IconAt,
  tasks: IconChecklist,
  searches: IconSearch,
  notices: IconShieldCheck,
  newPeople: IconUsersPlus,
  drafts: IconPencil,
}

/** Shown before "Show all"; one more is listed instead of hiding a single row. */
const first = 7

export function HomeGroup({ group, id }: { group: Group; id: string }) {
  const { kind, count, rows, isByProject, isCut } = group
  const [isOpen, setOpen] = useState(false)
  const isLong = rows.length > first + 1
  const listed = isLong && !isOpen ? rows.slice(0, first) : rows
  const Icon = icons[kind]
  const title = homeText.groups[kind]
  return (
    <section id={id} className={styles.group} aria-labelledby={`${id}-title`} data-kind={kind}>
      <h2 id={`${id}-title`} className={`${styles.head} row text-15 strong below-8`}>
        <Icon size={18} stroke={1.7} aria-hidden />
        {title}
        <span className="soft medium num">{count.toLocaleString('en-US')}</span>
      </h2>
      <ul className={`card ${styles.rows}`}>
        {listed.map((row, index) => (
          <li key={row.key} className={styles.item}>
            {isByProject && row.project !== listed[index - 1]?.project && <p className={styles.project}>{row.project}</p>}
            <HomeRow row={row} isByProject={isByProject} place={homeText.position(title, index + 1, rows.length)} />
          </li>
        ))}
        {(isLong || isCut) && (
          <li className={styles.more}>
            {isLong && (
              <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? homeText.showFewer : homeText.showAll(rows.length)}
              </Button>
            )}
            {isCut && (
              <Link to="/inbox" className="text-13">
                {homeText.restInInbox(rows.length, count)}
              </Link>
            )}
          </li>
        )}
      </ul>
    </section>
  )
}

function HomeRow({ row, isByProject, place }: { row: Row; isByProject: boolean; place: string }) {
  const { title, detail, text, project, date, dateLabel, time, join } = row
  const soft = [isByProject ? null : project, detail].filter(Boolean).join(' · ')
  return (
    <div className={styles.row} data-mine={row.isMine || undefined}>
      <Link to={row.to} search={row.search} className={styles.link} data-row>
        {time && (
          <span className={styles.time}>
            <time dateTime={time.start}>{homeText.from(localMinute(time.start), localMinute(time.end))}</time>
          </span>
        )}
        <span className={`${styles.main} stack grow gap-2`}>
          <span className={styles.line}>
            <b>{title}</b>
            {soft && <span className={styles.soft}>{soft}</span>}
          </span>
          {text && <span className="clamp soft">{text}</span>}
        </span>
        {date && (
          <span className="soft text-13 fixed num">
            {dateLabel} <When date={date} />
          </span>
        )}
        <span className="said">{place}</span>
      </Link>
      {join && (
        <Button
          component="a"
          href={join}
          target="_blank"
          rel="noopener noreferrer"
          size="compact-sm"
          variant="light"
          aria-label={homeText.joinOf(title)}
        >
          {homeText.join}
        </Button>
      )}
    </div>
  )
}
