/** Target of the redirect of fault F46: a page that the mock serves. */
export const LOGIN_PAGE_PATH = '/api/__mock/login';
