// English texts of web/site.

// Layout
export const mainLinks = [
  ['/autopilot', 'Autopilot'],
  ['/navigator', 'Navigator'],
  ['/fast-track', 'FastTrack'],
  ['/blogs', 'How it works'],
  ['/about', 'About'],
] as const
export const footerLinks = [
  ['/product-picker', 'Products'],
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy'],
  ['/terms-of-service', 'Terms'],
  ['/docs', 'Documentation'],
  ['/api/docs', 'API'],
] as const
export const skipToContent = 'Skip to content'
export const homeLink = (product: string) => `${product}, home`
export const site = 'Site'
export const signIn = 'Sign in'
export const startForFree = 'Start for free'
export const more = 'More'
export const footer = 'Open source, Apache-2.0. Runs on your own server, with your own email.'

// parts
export const claimsAndChecks = 'Claims and checks'
export const whatWeSay = 'What we say'
export const howItIsChecked = 'How it is checked'

// blogs
export const howItWorks = 'How it works'
export const blogDescription = 'Articles about how the product works, by the people who build it.'
export const blogLead = 'Articles by the people who build it. Each figure names the command that measures it.'
export const allArticles = 'All articles'

// contact
export const contact = 'Contact'
export const contactDescription = 'Contact the team that runs this installation.'
export const contactLead = (product: string) =>
  `Your message goes to the team that runs this installation of ${product}. A person reads it.`
export const contactUs = 'Contact us'
export const yourName = 'Your name'
export const email = 'Email'
export const companyOptional = 'Company (optional)'
export const message = 'Message'
export const leaveThisEmpty = 'Leave this empty'
export const send = 'Send'

// docs
export const documentation = 'Documentation'
export const docGroups = { guides: 'Guides', security: 'Security', project: 'Project', decisions: 'Decisions' } as const
export const overview = 'Overview'
export const apiReference = 'API reference'
export const docsLead = 'How to run it, how it works, how it is secured, and why it is built this way.'
export const runItInProduction = 'Run it in production'
export const docDescription = (title: string) => `${title}: documentation.`
