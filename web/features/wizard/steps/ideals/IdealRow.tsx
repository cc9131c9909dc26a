import { ActionIcon, Skeleton } from '@mantine/core'
import { IconChevronDown, IconTrash, IconUserQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { Initials } from '../../../../ui/Initials.tsx'
import type { Ideal, IdealPerson, Resume } from './ideal.ts'
import { ResumeDetails } from './ResumeDetails.tsx'
import { text as wizardIdealsText } from '../../../../i18n/wizard-ideals.ts'

interface Props {
  ideal: Ideal
  /** undefined = not requested yet */
  person: IdealPerson | undefined
  failed: boolean
  onRemove: () => void
  onResume: (resume: Resume) => void
}

export function IdealRow({ ideal, person, failed, onRemove, onResume }: Props) {
  const [open, setOpen] = useState(false)
  const { resume, linkedin_profile_url: url } = ideal
  const address = url?.replace(/^https:\/\/www\./, '')
  const name = resume?.name || person?.name || (resume ? wizardIdealsText.resumeWithoutName : (address ?? wizardIdealsText.poolPerson))
  const work = [person?.title, person?.company, person?.location].filter(Boolean).join(' · ')
  const isUnknown = person?.known === false
  return (
    <li>
      <div className="row pad-8">
        {isUnknown ? <IconUserQuestion size={32} stroke={1.4} className="soft fixed" aria-hidden /> : <Initials name={name} size={32} />}
        <div className="stack grow gap-0">
          <span className="text-14 medium anywhere" dir="auto">
            {name}
          </span>
          {person ? (
            <span className="soft text-13 anywhere">
              {isUnknown ? wizardIdealsText.notInPool : work || (resume ? wizardIdealsText.fromAResume : address)}
            </span>
          ) : (
            !failed && <Skeleton height={10} mt={6} width="60%" />
          )}
        </div>
        {resume && (
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--ink)"
            aria-label={wizardIdealsText.profileTitle(name)}
            aria-expanded={open}
            title={wizardIdealsText.whatWeRead}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown size={16} className="flip" data-open={open || undefined} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink)"
          aria-label={wizardIdealsText.removeName(name)}
          title={wizardIdealsText.remove}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      {resume && open && <ResumeDetails resume={resume} onChange={onResume} />}
    </li>
  )
}
