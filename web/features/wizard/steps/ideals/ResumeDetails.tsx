import { ActionIcon } from '@mantine/core'
import { dayAsMoment, monthText } from '@fairlead/domain/shared/dates'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Resume } from './ideal.ts'
import styles from './ideals.module.css'
import { text as wizardIdealsText } from '../../../../i18n/wizard-ideals.ts'

const monthName = (value: string) => monthText(dayAsMoment(`${value}-15`), 'UTC')
const spanOf = ({ start, end }: Resume['experiences'][number]) =>
  start === null ? '' : `${monthName(start)} – ${end === null ? 'today' : monthName(end)}`

const wordLists = [
  ['skills', wizardIdealsText.skills],
  ['certificates', wizardIdealsText.certificates],
  ['languages', wizardIdealsText.languages],
] as const

export function ResumeDetails({ resume, onChange }: { resume: Resume; onChange: (resume: Resume) => void }) {
  const box = useRef<HTMLDivElement>(null)
  const groups: { title: string; lines: { words: string; note: string; without: Partial<Resume> }[] }[] = [
    {
      title: wizardIdealsText.jobs,
      lines: resume.experiences.map((job, index) => ({
        words: [job.title, job.company].filter(Boolean).join(', '),
        note: spanOf(job),
        without: { experiences: resume.experiences.toSpliced(index, 1) },
      })),
    },
    {
      title: wizardIdealsText.education,
      lines: resume.education.map((education, index) => ({
        words: [education.school, [education.degree, education.field_of_study].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
        note: '',
        without: { education: resume.education.toSpliced(index, 1) },
      })),
    },
    ...wordLists.map(([field, title]) => ({
      title,
      lines: resume[field].map((words, index) => ({ words, note: '', without: { [field]: resume[field].toSpliced(index, 1) } })),
    })),
  ]
  const remove = (without: Partial<Resume>, button: HTMLElement) => {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])]
    const next = buttons[buttons.findIndex((element) => element === button) + 1] ?? buttons.at(-2)
    next?.focus()
    onChange({ ...resume, ...without })
  }
  return (
    <div className={styles.details} ref={box}>
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <p className="eyebrow above-12 below-4">{title}</p>
            <ul className={wordLists.some(([, list]) => list === title) ? 'flex wrap tight gap-12' : 'stack gap-4'}>
              {lines.map(({ words, note, without }, index) => (
                <li key={`${words} ${index}`} className="row gap-4 anywhere">
                  <span dir="auto">
                    {words} {note && <small>{note}</small>}
                  </span>
                  <ActionIcon
                    size={24}
                    variant="subtle"
                    color="gray"
                    c="var(--soft)"
                    aria-label={wizardIdealsText.takeOut(words)}
                    onClick={(event) => remove(without, event.currentTarget)}
                  >
                    <IconX size={14} aria-hidden />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
