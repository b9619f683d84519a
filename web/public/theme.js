// Sets the chosen theme before the first paint; without a choice, or without storage, the system's theme holds.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {}
