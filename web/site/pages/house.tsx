// About the product, privacy, and terms.
import { product, type SitePage } from '../page.ts'
import { Cards, Hero, Section } from '../parts.tsx'
import { text as siteHouseText } from '../../i18n/site-house.ts'

export const about: SitePage = {
  path: '/about',
  title: siteHouseText.about,
  description: siteHouseText.aboutDescription,
  body: () => (
    <>
      <Hero title={siteHouseText.aboutHeading}>{siteHouseText.aboutLead(product)}</Hero>
      <Section title={siteHouseText.valuesHeading}>
        <Cards items={siteHouseText.values} />
      </Section>
      <Section title={siteHouseText.notHeading} narrow>
        <p>{siteHouseText.notANetwork}</p>
        <p>{siteHouseText.openSourceText}</p>
      </Section>
    </>
  ),
}

export const thankYou: SitePage = {
  path: '/thank-you',
  title: siteHouseText.thankYou,
  description: siteHouseText.thankYouDescription,
  unlisted: true,
  body: () => (
    <Hero title={siteHouseText.thankYouHeading} second={{ label: siteHouseText.howItWorks, to: '/blogs' }}>
      {siteHouseText.thankYouLead}
    </Hero>
  ),
}

export const privacy: SitePage = {
  path: '/privacy',
  title: siteHouseText.privacy,
  description: siteHouseText.privacyDescription,
  body: () => (
    <>
      <Hero title={siteHouseText.privacy}>{siteHouseText.privacyLead(product)}</Hero>
      <Section title={siteHouseText.usersHeading} narrow>
        <p>{siteHouseText.accountData}</p>
        <p>{siteHouseText.browserData}</p>
      </Section>
      <Section title={siteHouseText.candidatesHeading} narrow>
        <p>{siteHouseText.candidateData}</p>
        <p>{siteHouseText.candidateRights}</p>
      </Section>
      <Section title={siteHouseText.retentionHeading} narrow>
        <p>{siteHouseText.retention}</p>
      </Section>
    </>
  ),
}

export const terms: SitePage = {
  path: '/terms-of-service',
  title: siteHouseText.termsOfService,
  description: siteHouseText.termsDescription,
  body: () => (
    <>
      <Hero title={siteHouseText.termsOfService}>{siteHouseText.termsLead}</Hero>
      <Section title={siteHouseText.softwareHeading} narrow>
        <p>{siteHouseText.licenseAndOperator(product)}</p>
      </Section>
      <Section title={siteHouseText.useHeading} narrow>
        <p>{siteHouseText.acceptableUse}</p>
        <p>{siteHouseText.forbiddenUse}</p>
      </Section>
      <Section title={siteHouseText.endHeading} narrow>
        <p>{siteHouseText.ending}</p>
      </Section>
    </>
  ),
}

export const notFound: SitePage = {
  path: '/404',
  title: siteHouseText.pageNotFound,
  description: siteHouseText.notFoundText,
  unlisted: true,
  body: () => (
    <Hero title={siteHouseText.pageNotFound} second={{ label: siteHouseText.homeLink, to: '/' }}>
      {siteHouseText.notFoundText}
    </Hero>
  ),
}
