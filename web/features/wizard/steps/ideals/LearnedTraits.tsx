import { Alert, Button, UnstyledButton } from '@mantine/core'
import { promotedAs, promoteTrait, promotionsOf } from '@fairlead/domain/project/promote-trait'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Change } from '../../../../project/kept-draft.ts'
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import { settingsOf } from '../../../../project/wire-settings.ts'
import type { StepProps } from '../../step.ts'
import { keyOf, type Trait } from './ideal.ts'
import { TraitChip } from './TraitChip.tsx'
import type { IdealsQuery } from './use-ideals.ts'
import styles from './ideals.module.css'
import { text as wizardIdealsText } from '../../../../i18n/wizard-ideals.ts'
import { LoadingBox } from '../../../../ui/LoadingBox.tsx'

const groups: [title: string, kind: Trait['kind']][] = [
  [wizardIdealsText.jobTitles, 'title'],
  [wizardIdealsText.skills, 'skill'],
  [wizardIdealsText.companies, 'company'],
  [wizardIdealsText.kindsOfCompany, 'companyKind'],
  [wizardIdealsText.industries, 'industry'],
  [wizardIdealsText.schools, 'school'],
  [wizardIdealsText.fieldsOfStudy, 'study'],
]
const atFirst = 10

interface Props {
  settings: StepProps['settings']
  change: (part: Change) => void
  query: IdealsQuery
}

export function LearnedTraits({ settings, change, query }: Props) {
  const box = useRef<HTMLElement>(null)
  const { data } = query
  const leftOut = new Set(settings.ideal_traits_left_out)
  const names = settings.ideal_candidates.map(
    (ideal, index) => data?.people.get(keyOf(ideal))?.name || wizardIdealsText.candidate(index + 1),
  )
  /** The chip disappears: focus the heading, which says how many are left. */
  const focusHead = () => requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('h2')?.focus())
  if (query.isError && !data)
    return (
      <Alert color="red" role="alert">
        {wizardIdealsText.lessonsFailed}{' '}
        <Button size="compact-sm" variant="subtle" onClick={() => void query.refetch()}>
          {wizardIdealsText.tryAgain}
        </Button>
      </Alert>
    )
  if (!data) return <LoadingBox height={120} radius={10} label={wizardIdealsText.lessonsLoading} />
  const out = data.traits.filter(({ key }) => leftOut.has(key))
  const counted = data.traits.filter(({ key }) => !leftOut.has(key))
  if (data.traits.length === 0) return null
  return (
    <section className={`boxed sunken pad-16 ${styles.learned}`} aria-labelledby="learned-title" ref={box}>
      <h2 id="learned-title" tabIndex={-1} className="text-16 strong">
        {wizardIdealsText.lessonsTitle}
      </h2>
      <p className="soft text-13 above-4">{wizardIdealsText.lessonsHint}</p>
      {groups.map(([title, kind]) => (
        <TraitGroup
          key={kind}
          title={title}
          traits={counted.filter((trait) => trait.kind === kind)}
          {...{ settings, change, names }}
          onLeaveOut={(trait) => {
            change({ ideal_traits_left_out: [...settings.ideal_traits_left_out, trait.key] })
            focusHead()
          }}
        />
      ))}
      {data.years && <Years settings={settings} change={change} years={data.years} />}
      {out.length > 0 && (
        <div>
          <h3 className="eyebrow above-12 below-4">{wizardIdealsText.excludedLabel}</h3>
          <ul className="flex wrap gap-6">
            {out.map((trait) => (
              <li key={trait.key} className={styles.chip} data-out>
                <span className={styles.label} dir="auto">
                  {trait.label}
                </span>
                <UnstyledButton
                  className="tool"
                  aria-label={wizardIdealsText.putBack(trait.label)}
                  title={wizardIdealsText.putItBack}
                  onClick={() => {
                    change({ ideal_traits_left_out: settings.ideal_traits_left_out.filter((key) => key !== trait.key) })
                    focusHead()
                  }}
                >
                  <IconArrowBackUp size={14} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

interface GroupProps extends Pick<Props, 'settings' | 'change'> {
  title: string
  traits: Trait[]
  names: string[]
  onLeaveOut: (trait: Trait) => void
}

function TraitGroup({ title, traits, settings, change, names, onLeaveOut }: GroupProps) {
  const [all, setAll] = useState(false)
  if (traits.length === 0) return null
  const current = settingsOf(settings)
  const visible = all ? traits : traits.slice(0, atFirst)
  return (
    <div>
      <h3 className="eyebrow above-12 below-4">{title}</h3>
      <ul className="flex wrap gap-6">
        {visible.map((trait) => (
          <TraitChip
            key={trait.key}
            trait={trait}
            share={names.length > 1 ? wizardIdealsText.shareOf(trait.from.length, names.length) : ''}
            people={wizardIdealsText.fromPeople(trait.from.map((index) => names[index]).join(', '))}
            promotions={promotionsOf(trait)}
            promoted={promotedAs(current, trait)}
            onPromote={(promotion) => change(changeToWire(promoteTrait(current, trait, promotion)))}
            onLeaveOut={() => onLeaveOut(trait)}
          />
        ))}
      </ul>
      {traits.length > atFirst && (
        <Button size="compact-xs" variant="subtle" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? wizardIdealsText.showFewer : wizardIdealsText.showAll(traits.length)}
        </Button>
      )}
    </div>
  )
}

/** Years have no effect on their own: they count once they are a criterion. */
function Years({ settings, change, years }: Pick<Props, 'settings' | 'change'> & { years: { min: number; max: number } }) {
  const words = years.min === years.max ? `${years.min}` : wizardIdealsText.range(years.min, years.max)
  const isSet = settings.years_exp_min !== null
  return (
    <div>
      <h3 className="eyebrow above-12 below-4">{wizardIdealsText.yearsOfExperience}</h3>
      <div className="row text-14 wrap gap-12 tight">
        <span>
          {words} {words === '1' ? wizardIdealsText.year : wizardIdealsText.years}
        </span>
        {isSet ? (
          <small>{wizardIdealsText.yearsConflict(settings.years_exp_min ?? '')}</small>
        ) : (
          years.min > 0 && (
            <Button size="compact-xs" variant="light" onClick={() => change({ years_exp_min: years.min })}>
              {wizardIdealsText.yearsAction(years.min)}
            </Button>
          )
        )}
      </div>
    </div>
  )
}
