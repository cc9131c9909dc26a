// Pages for visitors of industry events; none claims that we attended.
import { product, type SitePage } from '../page.ts'
import { Cards, Hero, Proofs, Section } from '../parts.tsx'
import { text as siteFairsText } from '../../i18n/site-fairs.ts'

const start = { label: siteFairsText.tryItNow, to: '/register' }

export const transform: SitePage = {
  path: '/transform',
  title: siteFairsText.transformTitle,
  description: siteFairsText.transformDescription,
  body: () => (
    <>
      <Hero title={siteFairsText.transformHeading} action={start}>
        {siteFairsText.transformLead}
      </Hero>
      <Section title={siteFairsText.questionsHeading}>
        <Cards items={siteFairsText.questions} />
      </Section>
    </>
  ),
}

export const unleash: SitePage = {
  path: '/unleash',
  title: siteFairsText.unleashTitle,
  description: siteFairsText.unleashDescription,
  body: () => (
    <>
      <Hero title={siteFairsText.unleashHeading} action={start} second={{ label: siteFairsText.howItWorks, to: '/blogs' }}>
        {siteFairsText.unleashLead}
      </Hero>
      <Section title={siteFairsText.requirementsHeading}>
        <Cards items={siteFairsText.requirements} />
      </Section>
      <Section title={siteFairsText.lookInside}>
        <p>{siteFairsText.lookInsideText}</p>
      </Section>
    </>
  ),
}

export const recfest: SitePage = {
  path: '/recfest',
  title: siteFairsText.recfestTitle,
  description: siteFairsText.recfestDescription,
  body: () => (
    <>
      <Hero title={siteFairsText.recfestHeading} action={start}>
        {siteFairsText.recfestLead}
      </Hero>
      <Section title={siteFairsText.morningHeading}>
        <Cards items={siteFairsText.morning} />
      </Section>
    </>
  ),
}

export const hrtech: SitePage = {
  path: '/hrtech',
  title: siteFairsText.hrtechTitle,
  description: siteFairsText.hrtechDescription,
  body: () => (
    <>
      <Hero title={siteFairsText.hrtechHeading} action={start}>
        {siteFairsText.hrtechLead}
      </Hero>
      <Section title={siteFairsText.claimsHeading(product)}>
        <Proofs items={siteFairsText.claims} />
      </Section>
    </>
  ),
}
