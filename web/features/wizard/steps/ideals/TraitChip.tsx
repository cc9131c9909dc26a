import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Promotion } from '@fairlead/domain/project/promote-trait'
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react'
import type { Trait } from './ideal.ts'
import styles from './ideals.module.css'
import { text as wizardIdealsText } from '../../../../i18n/wizard-ideals.ts'

const wordsOf: Record<Promotion, string> = {
  title: wizardIdealsText.searchThisJobTitle,
  must: wizardIdealsText.mustHave,
  nice: wizardIdealsText.niceToHave,
  company: wizardIdealsText.companiesLikeThis,
  industry: wizardIdealsText.searchThisIndustry,
}
const shortOf: Record<Promotion, string> = {
  title: wizardIdealsText.jobTitle,
  must: wizardIdealsText.mustHaveLower,
  nice: wizardIdealsText.niceToHaveLower,
  company: 'company',
  industry: 'industry',
}

interface Props {
  trait: Trait
  /** '2 of 3'; '' with only one ideal candidate. */
  share: string
  people: string
  promotions: readonly Promotion[]
  promoted: Promotion | null
  onPromote: (promotion: Promotion) => void
  onLeaveOut: () => void
}

export function TraitChip({ trait, share, people, promotions, promoted, onPromote, onLeaveOut }: Props) {
  const [only] = promotions
  return (
    <li className={styles.chip} data-trait={trait.key}>
      <span className={styles.label} dir="auto" title={people}>
        <span>{trait.label}</span>
        {share && (
          <small>
            {share}
            <VisuallyHidden>, {people}</VisuallyHidden>
          </small>
        )}
      </span>
      {promoted && (
        <span className="pill inline tint nowrap gap-2">
          <IconCheck size={12} aria-hidden />
          {shortOf[promoted]}
        </span>
      )}
      {promotions.length > 1 && (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <UnstyledButton
              className="tool"
              aria-label={wizardIdealsText.makeACriterion(trait.label)}
              title={wizardIdealsText.promoteLabel}
            >
              <IconPlus size={14} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {promotions
              .filter((promotion) => promotion !== promoted)
              .map((promotion) => (
                <Menu.Item key={promotion} onClick={() => onPromote(promotion)}>
                  {wordsOf[promotion]}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {promotions.length === 1 && only && !promoted && (
        <UnstyledButton
          className="tool"
          aria-label={`${wordsOf[only]}: ${trait.label}`}
          title={wordsOf[only]}
          onClick={() => onPromote(only)}
        >
          <IconPlus size={14} aria-hidden />
        </UnstyledButton>
      )}
      <UnstyledButton
        className="tool"
        aria-label={wizardIdealsText.leaveOut(trait.label)}
        title={wizardIdealsText.excludeFromSearch}
        onClick={onLeaveOut}
      >
        <IconX size={14} aria-hidden />
      </UnstyledButton>
    </li>
  )
}
