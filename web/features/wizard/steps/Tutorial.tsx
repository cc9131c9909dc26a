// Part: how a search reads what is set in the steps behind it; nothing to fill in.
import { useUser } from '../../../session/use-user.ts'
import styles from './tutorial.module.css'
import { productName } from '../../../session/product-name.ts'
import * as wizardStepsText from '../../../i18n/en/wizard-steps.ts'

const kinds = [
  {
    title: 'Filters',
    text: 'Job titles, locations, years, degrees, and must-have keywords. Candidates who lack one aren’t shown. Each filter narrows the results.',
    example: 'Must have: Kubernetes',
  },
  {
    title: 'Wishes',
    text: 'Nice-to-have keywords, companies, industries, and people you’d hire again. They exclude no one; they decide who comes first.',
    example: 'Nice to have: Terraform',
  },
  {
    title: 'Left out',
    text: 'Companies, titles, and words you never want to see. One is enough to exclude a candidate.',
    example: 'Leave out: Acme',
  },
  {
    title: 'Weights',
    text: 'A slider next to a preference sets how much it counts, from off to very high.',
    example: 'Keywords: Important',
  },
] as const

export function Tutorial() {
  const product = useUser().data?.product.name ?? productName
  return (
    <>
      <ol className={styles.kinds}>
        {kinds.map(({ title, text, example }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <span className={styles.example}>{example}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{wizardStepsText.whenFiltersLeaveTooFew(product)}</p>
    </>
  )
}
