import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    skip: 'Skip to the content',
    main: 'Main',
    home: 'Home',
    jobBot: 'Job Bot',
    jobHistory: 'Job History',
    admin: 'Admin',
    adminPanel: 'Admin Panel',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    account: 'Your account',
    signOut: 'Sign Out',
    signingOut: 'Signing out…',
    offline: 'You are offline. What you type stays here.',
  },
})
