// A test app that accepts Gmail announcements with one fixed token, for tests of anything but the token checks.
import type { TestApp } from './test-app.ts'

export const genuinePushToken = 'the-token-of-pub-sub'

export function acceptPushToken(testApp: TestApp): void {
  testApp.services.outside.pushTokens = { isGenuine: (token) => Promise.resolve(token === genuinePushToken) }
}
