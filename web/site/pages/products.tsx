// A page for each product type: who does the work, and what that looks like.
import { product, type SitePage } from '../page.ts'
import { Cards, Hero, Screenshot, Section } from '../parts.tsx'
import { text as siteProductsText } from '../../i18n/site-products.ts'

const same = (
  <Section title={siteProductsText.everyProductHeading}>
    <Cards items={siteProductsText.everyProduct} />
  </Section>
)

export const autopilot: SitePage = {
  path: '/autopilot',
  title: siteProductsText.autopilot,
  description: siteProductsText.autopilotDescription,
  body: () => (
    <>
      <Hero
        title={siteProductsText.autopilotHeading}
        action={{ label: siteProductsText.beginWithAutopilot, to: '/register?product=autopilot' }}
      >
        {siteProductsText.autopilotLead}
      </Hero>
      <Screenshot name="conversation" alt={siteProductsText.autopilotScreenshot} first />
      <Section title={siteProductsText.rolesHeading}>
        <Cards items={siteProductsText.roles(product)} />
      </Section>
      {same}
    </>
  ),
}

export const navigator: SitePage = {
  path: '/navigator',
  title: siteProductsText.navigator,
  description: siteProductsText.navigatorDescription,
  body: () => (
    <>
      <Hero
        title={siteProductsText.navigatorHeading}
        action={{ label: siteProductsText.beginWithNavigator, to: '/register?product=navigator' }}
      >
        {siteProductsText.navigatorLead}
      </Hero>
      <Screenshot name="setup" alt={siteProductsText.navigatorScreenshot} first />
      <Section title={siteProductsText.dailyUseHeading}>
        <Cards items={siteProductsText.dailyUse} />
      </Section>
      {same}
    </>
  ),
}

export const fastTrack: SitePage = {
  path: '/fast-track',
  title: siteProductsText.fastTrack,
  description: siteProductsText.fastTrackDescription,
  body: () => (
    <>
      <Hero
        title={siteProductsText.fastTrackHeading}
        action={{ label: siteProductsText.fastTrackAction, to: '/register?product=fasttrack' }}
      >
        {siteProductsText.fastTrackLead}
      </Hero>
      <Screenshot name="preview" alt={siteProductsText.fastTrackScreenshot} first />
      <Section title={siteProductsText.timeSaversHeading}>
        <Cards items={siteProductsText.timeSavers} />
      </Section>
      {same}
    </>
  ),
}
