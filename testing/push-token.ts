// A test app that takes announcements of Gmail with one token, where the checks of real tokens are not what is tested.
import type { TestApp } from './test-app.ts'

export const genuinePushToken = 'the-token-of-pub-sub'

export function acceptPushToken(testApp: TestApp): void {
  testApp.services.outside.pushTokens = { isGenuine: (token) => Promise.resolve(token === genuinePushToken) }
}
