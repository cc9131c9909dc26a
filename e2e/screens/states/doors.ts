// Signed-out pages and candidates' link pages.
import { button, dialog, heading, press, text, type State } from '../state.ts'

const fill = (values: Record<string, string>, submit: string) => async (page: import('@playwright/test').Page) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await button(page, submit).click()
}

export const doors: State[] = [
  { name: 'landing', path: '/', see: (page) => page.getByRole('heading', { level: 1 }) },
  { name: 'login', path: '/login', see: (page) => button(page, 'Sign In') },
  { name: 'login-empty', path: '/login', act: press('Sign In'), see: (page) => text(page, 'Please enter your email address') },
  {
    name: 'login-wrong',
    path: '/login',
    act: fill({ Email: 'demo@fairlead.example', Password: 'not this one' }, 'Sign In'),
    see: (page) => text(page, 'Invalid username or password'),
  },
  { name: 'forgot', path: '/login', act: press('Forgot password'), see: dialog },
  {
    name: 'forgot-unknown',
    path: '/login',
    act: async (page) => {
      await button(page, 'Forgot password').click()
      await dialog(page).getByLabel('Email').fill('unknown@harbor.example')
      await button(page, 'Send the link').click()
    },
    see: (page) => text(page, 'We cannot find your account.'),
  },
  { name: 'register', path: '/register', see: (page) => button(page, 'Create account') },
  {
    name: 'register-empty',
    path: '/register',
    act: press('Create account'),
    see: (page) => text(page, 'This field is required.'),
  },
  { name: 'reset', path: '/reset-password?token=abc', see: (page) => button(page, 'Save password') },
  {
    name: 'reset-short',
    path: '/reset-password?token=abc',
    act: fill({ 'New password': 'short' }, 'Save password'),
    see: (page) => text(page, 'Password is too short'),
  },
  {
    name: 'unsubscribe',
    path: ({ links }) => links.unsubscribe!,
    see: (page) => heading(page, 'Unsubscribe from these emails?'),
  },
  {
    name: 'unsubscribe-unknown',
    path: '/notifications/unsubscribe?token=unknown',
    see: (page) => text(page, 'We don’t recognize this link'),
  },
  {
    name: 'unsubscribe-test',
    path: '/notifications/unsubscribe?token=test',
    see: (page) => heading(page, 'This link is from a test email'),
  },
  { name: 'item', path: ({ links }) => links.item!, see: (page) => heading(page, /one more thing$/) },
  {
    name: 'item-empty',
    path: ({ links }) => links.item!,
    act: press(/^Send to/),
    see: (page) => text(page, 'This field is required.'),
  },
  { name: 'not-found', path: '/no/such/page', see: (page) => page.getByRole('heading', { level: 1 }) },
  { name: 'api-docs', path: '/api/docs', see: (page) => page.getByRole('heading', { level: 1 }) },
]
