import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followScreen } from './app/screen.ts';
import { whenIdle } from './app/when-idle.ts';
import './fonts/kanji.css';
import { register } from './pwa/register.ts';
import '@hinode/engine/boxes/clan-colors.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/print.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
followScreen();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// What the first screen needs comes first.
if (import.meta.env.PROD) addEventListener('load', () => whenIdle(() => void register()));
