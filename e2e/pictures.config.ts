import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Not tests: they only leave pictures for a person to leaf through. */
export default defineConfig({ ...tests, testMatch: 'pictures.ts', reporter: 'list' });
