// One of the best: who they are and why, in three lines.
import { Picture } from '../../../ui/Picture.tsx'
import type { Preview } from './costs.ts'
import { quotesOf, whyOf } from './why-of.ts'
import styles from './preview.module.css'
import * as wizardPreviewText from '../../../i18n/en/wizard-preview.ts'

export function PreviewPerson({ person }: { person: Preview['people'][number] }) {
  const job = [person.title ?? person.headline, person.company].filter(Boolean).join(' at ')
  const why = whyOf(person)
  return (
    <li className={styles.person}>
      <Picture src={person.picture_url} name={person.name} size={34} />
      <div className={styles.who} dir="auto">
        <p className={styles.name}>
          <span>{person.name}</span>
          <span className={styles.score} title={wizardPreviewText.scoreOf100}>
            <span className={styles.spoken}>{wizardPreviewText.score} </span>
            {person.score}
          </span>
        </p>
        <p className={styles.line} title={job}>
          {job}
        </p>
        <p className={styles.line}>{person.location}</p>
        {why.length > 0 && (
          <p className={styles.why} title={quotesOf(why)}>
            {why.map(({ text }) => text).join(' · ')}
          </p>
        )}
      </div>
    </li>
  )
}
