import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { lazy, Suspense } from 'react'
import { Tooltip, UnstyledButton } from '@mantine/core'
import { strongMatchText } from '@fairlead/domain/candidate/scores'
import { salaryText } from '@fairlead/domain/shared/formats'
import { IconBrandLinkedin, IconMapPin } from '@tabler/icons-react'
import { Initials } from '../../ui/Initials.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { linkedinOf } from '../names.ts'
import { Marked } from './Marked.tsx'
import styles from './card.module.css'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

const AtsLine = lazy(() => import('../ats/AtsLine.tsx').then(({ AtsLine: component }) => ({ default: component })))
const StageLine = lazy(() => import('./StageLine.tsx').then(({ StageLine: component }) => ({ default: component })))
const isWaitedWith = ({ status }: WireCandidate) =>
  ['HIRING_MANAGER', 'WARM_LEADS_HM', 'HIRING_MANAGER_APPROVED', 'INTERVIEWING', 'OFFER', 'HIRED'].includes(status)

interface Props {
  candidate: WireCandidate
  name: string
  biasReducer: boolean
  mayDecide: boolean
}

export function CardHead({ candidate, name, biasReducer, mayDecide }: Props) {
  const linkedin = linkedinOf(candidate)
  const salary = salaryText(candidate.estimated_salary, candidate.estimated_salary_currency ?? undefined)
  const facts = [
    candidate.years_of_exp !== null ? candidateCardText.yearsOfExperience(Math.round(candidate.years_of_exp)) : null,
    salary,
  ].filter((fact): fact is string => fact !== null)
  return (
    <header className={`flex pad-24 start gap-20 ${styles.head}`}>
      {biasReducer ? <Initials name="?" size={64} plain /> : <Picture src={candidate.profile_pic_url} name={name} size={64} />}
      <div className="grow">
        <h2 className={styles.name}>
          <span>{name}</span>
          {linkedin && (
            <a className="tool" href={linkedin.url} target="_blank" rel="noreferrer" aria-label={candidateCardText.linkedinLinkLabel(name)}>
              <IconBrandLinkedin size={20} stroke={1.7} />
            </a>
          )}
        </h2>
        {candidate.headline && (
          <p className={`text-16 dense above-4 ${styles.headline}`}>
            <Marked text={candidate.headline} spot={{ field: 'headline' }} />
          </p>
        )}
        <p className="flex soft text-14 wrap gap-16 tight above-4">
          {candidate.location && (
            <span>
              <IconMapPin size={14} aria-hidden /> <Marked text={candidate.location} spot={{ field: 'place' }} />
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {isWaitedWith(candidate) && (
          <Suspense>
            <StageLine candidate={candidate} name={name} mayDecide={mayDecide} />
          </Suspense>
        )}
        {candidate.ats && (
          <Suspense>
            <AtsLine candidate={candidate} name={name} />
          </Suspense>
        )}
      </div>
      {candidate.score !== null && (
        <div className={styles.score}>
          <strong>{Math.round(candidate.score)}</strong>
          <span className="soft text-12 above-4">{candidateCardText.scoreSuffix}</span>
          {candidate.strong_match && (
            <Tooltip label={strongMatchText()} position="bottom-end" multiline w={260} events={{ hover: true, focus: true, touch: true }}>
              <UnstyledButton className={`pill above-8 tint strong nowrap ${styles.strong}`}>
                {candidateCardText.strongMatch}
              </UnstyledButton>
            </Tooltip>
          )}
        </div>
      )}
    </header>
  )
}
