// The home page: what the product does, shown.
import { product, type SitePage } from '../page.ts'
import { Cards, Hero, Proofs, Screenshot, Section, Steps } from '../parts.tsx'
import { text as siteHomeText } from '../../i18n/site-home.ts'

export const home: SitePage = {
  path: '/',
  title: siteHomeText.title,
  description: siteHomeText.description,
  body: () => (
    <>
      <Hero
        title={
          <>
            {siteHomeText.headingStart} <mark>{siteHomeText.headingMarked}</mark>.
          </>
        }
        action={{ label: siteHomeText.startForFree, to: '/register' }}
        second={{ label: siteHomeText.startAction, to: '/autopilot-onboarding' }}
      >
        {siteHomeText.lead(product)}
      </Hero>
      <Screenshot name="review" alt={siteHomeText.screenshot} first />
      <Section title={siteHomeText.stepsHeading}>
        <Steps items={siteHomeText.steps} />
      </Section>
      <Section title={siteHomeText.promisesHeading}>
        <Proofs items={siteHomeText.promises} />
      </Section>
      <Section title={siteHomeText.fairByDesign}>
        <Cards items={siteHomeText.fairness} />
      </Section>
      <Section title={siteHomeText.runItYourself}>
        <p>{siteHomeText.runItText}</p>
      </Section>
    </>
  ),
}
