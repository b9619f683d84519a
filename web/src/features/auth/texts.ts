import type { COMPANY_SIZES, INDUSTRIES } from '@rolewright/contract/auth'
import { inLanguage } from '../../texts/language.ts'

type Industry = (typeof INDUSTRIES)[number]
type CompanySize = (typeof COMPANY_SIZES)[number]

export const texts = inLanguage({
  en: {
    tabs: 'Sign in or create an account',
    signIn: 'Sign In',
    createAccount: 'Create Account',
    welcomeBack: 'Welcome back',
    welcomeBackHint: 'Sign in to go on where you left off.',
    startFree: 'Start with three free',
    startFreeHint: 'An assistant of your own is set up from what you say about your company.',
    accessDenied: 'Access Denied',
    accessDeniedHint: 'You need to be logged in to access the admin panel.',

    email: 'E-mail',
    password: 'Password',
    passwordHint: (shortest: number) => `At least ${shortest} characters; 15 or more is best.`,
    confirmPassword: 'Confirm password',
    firstName: 'First name',
    lastName: 'Last name',
    aboutCompany: 'Your company',
    aboutCompanyHint: 'All optional. The more you say, the better your assistant knows you.',
    company: 'Company',
    companyWebsite: 'Company website',
    companyWebsiteExample: 'www.example.com',
    industry: 'Industry',
    jobTitle: 'Job title',
    companySize: 'Company size',
    notSaid: 'Choose…',
    /** Also the list of choices: the contract's own list would bring its schemas along. */
    industries: {
      technology: 'Technology',
      healthcare: 'Healthcare',
      finance: 'Finance',
      education: 'Education',
      retail: 'Retail',
      manufacturing: 'Manufacturing',
      consulting: 'Consulting',
      other: 'Other',
    } satisfies Record<Industry, string>,
    companySizes: {
      '1-10': '1-10 people',
      '11-50': '11-50 people',
      '51-200': '51-200 people',
      '201-1000': '201-1000 people',
      '1000+': '1000+ people',
    } satisfies Record<CompanySize, string>,

    missing: 'Please fill in all required fields',
    enterEmail: 'Enter your e-mail address',
    enterPassword: 'Enter a password',
    enterFirstName: 'Enter your first name',
    enterLastName: 'Enter your last name',
    notAnEmail: 'This does not look like an e-mail address',
    tooShort: (shortest: number) => `Use at least ${shortest} characters`,
    passwordsDiffer: 'Passwords do not match',
    wrongCredentials: 'Invalid email or password',
    registrationFailed: 'Registration failed. Please try again.',

    forgot: {
      action: 'Forgot your password?',
      title: 'A new password',
      byMail: 'We send you a link by which you choose a new password. It works once, for an hour.',
      byAdmin:
        'Please ask an admin of this place: they can make you a link by which you choose a new password. This server sends no mail.',
      atPartner: (partner: string) => `If you sign in with ${partner}, your password is changed there.`,
      send: 'Send the Link',
      sent: 'Please look into your mail',
      sentHint: (email: string) => `If there is an account for ${email}, a link is on its way to it.`,
      close: 'Close',
    },
    invitation: {
      title: 'You are invited',
      hint: 'An assistant of your own is set up from what you say about your company.',
    },
    newPassword: {
      title: 'Choose a new password',
      hint: 'You are signed in with it at once, and signed out everywhere else.',
      password: 'New password',
      save: 'Save and Sign In',
      noLink: 'This link is not whole',
      noLinkHint: 'Please open the link from the mail, or copy all of it into the address line.',
      toSignIn: 'To the sign-in',
      failed: 'The password could not be saved',
    },

    or: 'or',
    continueWith: (partner: string) => `Continue with ${partner}`,
    bothWays: (partner: string | null) =>
      `Two ways in: an account created here, or ${partner ? `your ${partner} sign-in` : 'the sign-in of your organisation, where it is connected'}.`,

    logoutError: 'Logout error',
    logoutErrorHint: 'There was an issue logging you out',
    loggedOut: 'Logged out successfully',

    expired: 'Please sign in again',
    expiredHint: 'Your session has ended. Nothing you typed is lost: sign in and go on.',
    useAnotherAccount: 'Sign out instead',

    pitch: {
      title: 'Say who you need. Read it as a page.',
      hint: 'A few plain sentences about the role become a job description that people want to read.',
      features: [
        {
          title: 'AI-powered generation',
          hint: 'A complete first draft from your own words, ready to rate and improve.',
        },
        { title: 'Company-specific assistants', hint: 'It knows your company, your industry and your house style.' },
        { title: 'Secure and private', hint: 'Your briefs and descriptions are seen by you alone.' },
      ],
      tryFree: 'Try Free Now',
      promise: (limit: number) => `${limit} job descriptions per week, free. No credit card required.`,
      /** As the built-in writer prints it. */
      sample: {
        title: 'Senior Paediatric Nurse',
        facts: '28 to 36 hours a week · permanent',
        lead: 'We are looking for a senior paediatric nurse in Utrecht.',
        heading: 'What you will do',
        points: ['Lead the shift on a ward of 18 beds.', 'Tell children and parents what happens next.'],
      },
    },
  },
})
