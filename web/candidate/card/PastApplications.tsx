import type { WireApplication } from '@fairlead/contract/shapes/application'
import { IconHistory } from '@tabler/icons-react'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'
import styles from './applications.module.css'

/** A person's earlier applications, newest first; empty without any. */
export function PastApplications({ applications, limit }: { applications: readonly WireApplication[]; limit?: number }) {
  if (applications.length === 0) return null
  const hidden = limit === undefined ? 0 : Math.max(0, applications.length - limit)
  return (
    <ul className={`${styles.applications} stack soft text-14 anywhere`} aria-label={candidateCardText.pastApplications}>
      {applications.slice(0, limit).map((application, index) => (
        <li key={index}>
          <IconHistory size={15} aria-hidden /> <span>{application.sentence}</span>
        </li>
      ))}
      {hidden > 0 && <li>{candidateCardText.moreApplications(hidden)}</li>}
    </ul>
  )
}
