import { Button } from './Button';
import { Card, CardBottom, CardTop } from './Card';
import { Container } from './Container';
import { Text } from './Text';

/** The components a page is made of, by the names that saved pages have for them. */
export const resolver = { Text, Container, Button, Card, CardTop, CardBottom };
