// English texts of web/project/writing.

// Send test
export const sendTest = 'Send a test to me'
export const testOnItsWay = (address: string) => `A test is on its way to ${address}.`
export const testFailed = 'We couldn’t send the test. Please try again.'
