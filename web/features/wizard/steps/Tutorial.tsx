// Part: how a search uses the settings in the following steps; nothing to fill in.
import { useUser } from '../../../session/use-user.ts'
import { productName } from '../../../session/product-name.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

const kinds = [
  {
    title: wizardStepsText.filters,
    text: wizardStepsText.filtersExplained,
    example: wizardStepsText.filtersExample,
  },
  {
    title: wizardStepsText.wishes,
    text: wizardStepsText.wishesExplained,
    example: wizardStepsText.wishesExample,
  },
  {
    title: wizardStepsText.leftOut,
    text: wizardStepsText.exclusionsText,
    example: wizardStepsText.exclusionExample,
  },
  {
    title: wizardStepsText.weights,
    text: wizardStepsText.weightsExplained,
    example: wizardStepsText.weightsExample,
  },
] as const

export function Tutorial() {
  const product = useUser().data?.product.name ?? productName
  return (
    <>
      <ol className="tiles">
        {kinds.map(({ title, text, example }) => (
          <li key={title}>
            <h3 className="text-15">{title}</h3>
            <p>{text}</p>
            <span className="pill tint text-13">{example}</span>
          </li>
        ))}
      </ol>
      <p className="soft text-14 above-16">{wizardStepsText.relaxText(product)}</p>
    </>
  )
}
